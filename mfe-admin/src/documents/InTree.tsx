import type { DocumentKind } from '@university/shared/contract';
import { space } from '@university/shared/kit';
import styled from 'styled-components';

/** Levels that are told apart; what is deeper stands with the last, so that a phone has room for its name. */
const MOST = 3;

/** How deep a document stands below others, from 0: pages by their addresses. */
export const levelOf = (kind: DocumentKind, key: string): number =>
  kind === 'page' ? Math.min(key.split('/').length - 2, MOST) : 0;

/** A name in a list that is in the order of a tree. */
export const InTree = styled.div<{ $level: number }>`
  padding-left: ${({ $level }) => space($level * 2)};
`;
