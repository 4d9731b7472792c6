import { calm, color, radius, shadow, space } from '@university/shared/kit';
import styled from 'styled-components';
import { BAR, Opener } from '../header/MenuButton';

const bar = `@media ${BAR}`;

export const CloseDrawer = styled(Opener)`
  margin-left: auto;
  text-decoration: underline;
`;

export const SearchInDrawer = styled(Opener)`
  width: 100%;
  padding-inline: ${space(1)};
  border-block: 1px solid ${color.line};
`;

export const Drawer = styled.div`
  inset: 0 0 0 auto;
  width: min(22rem, 88vw);
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: ${space(1)} ${space(2)} ${space(4)};
  border: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.sheet};
  color: ${color.ink};
  box-shadow: ${shadow.float};
  &::backdrop {
    background: rgb(10 15 32 / 50%);
  }
  &:popover-open {
    translate: 0 0;
    transition: translate 180ms ease-out;
    @starting-style {
      translate: 100% 0;
    }
  }
  ${calm} {
    &:popover-open {
      transition: none;
    }
  }

  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  ul ul {
    padding-left: ${space(2)};
    border-left: 3px solid ${color.accent};
  }
  a,
  summary,
  li > button {
    display: flex;
    align-items: center;
    width: 100%;
    min-height: 44px;
    padding: ${space(0.5)} ${space(1)};
    border: 0;
    border-radius: ${radius.small};
    background: none;
    font: inherit;
    color: ${color.ink};
    line-height: 1.25;
    text-decoration: none;
    cursor: pointer;
  }
  summary {
    list-style: none;
    &::-webkit-details-marker {
      display: none;
    }
    &::after {
      content: '';
      width: 7px;
      height: 7px;
      margin-left: auto;
      border: solid currentColor;
      border-width: 0 2px 2px 0;
      rotate: 45deg;
      translate: 0 -2px;
    }
  }
  details[open] > summary {
    font-weight: 700;
    &::after {
      rotate: 225deg;
      translate: 0 2px;
    }
  }
  a:hover,
  summary:hover,
  li > button:hover {
    background: ${color.band};
  }
  /* The page itself, and the item of the first level that it is below. */
  a[aria-current='page'],
  & > nav > ul > li > details[data-here] > summary {
    font-weight: 700;
    box-shadow: inset 3px 0 ${color.accent};
  }

  ${bar} {
    display: block;
    position: static;
    width: auto;
    height: auto;
    padding: 0;
    overflow: visible;
    box-shadow: none;
    & > nav > ul {
      display: flex;
      flex-wrap: wrap;
    }
    & > nav > ul > li > a,
    & > nav > ul > li > details > summary {
      gap: ${space(1)};
      padding-inline: ${space(1)};
      font-weight: 400;
      border-radius: 0;
      font-size: 0.9375rem;
      white-space: nowrap;
    }
    & > nav > ul > li > details[open] > summary,
    & > nav > ul > li > details[data-here] > summary,
    & > nav > ul > li > a[aria-current='page'] {
      font-weight: 400;
      box-shadow: inset 0 -3px ${color.accent};
    }
    & > nav > ul > li {
      position: relative;
    }
    /* Over the entries of the next row. */
    & > nav > ul > li:has(> details[open]) {
      z-index: 1;
    }
    & > nav > ul > li > details > ul {
      position: absolute;
      top: 100%;
      left: 0;
      width: 18rem;
      max-height: calc(100vh - 8rem);
      overflow-y: auto;
      padding: ${space(1)};
      border: 1px solid ${color.line};
      border-radius: ${radius.small};
      background: ${color.sheet};
      box-shadow: ${shadow.float};
    }
    & > nav > ul > li:nth-last-child(-n + 4) > details > ul {
      left: auto;
      right: 0;
    }
  }
`;
