/** jsdom has no popovers. */
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
