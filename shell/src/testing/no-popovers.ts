/** jsdom knows no popovers: none is ever open. For the length of a test file. */
export function noPopovers(): void {
  const { matches } = Element.prototype;
  beforeAll(() => {
    Object.assign(Element.prototype, {
      matches(this: Element, selector: string) {
        return selector !== ':popover-open' && matches.call(this, selector);
      },
    });
  });
  afterAll(() => {
    Element.prototype.matches = matches;
  });
}
