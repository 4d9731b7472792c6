/**
 * Extensions, translators and blockers move and remove elements that React then wants to remove or insert before:
 * https://github.com/facebook/react/issues/11538. Browsers would throw, and the page would be lost.
 */
export function allowMovedNodes({ prototype } = Node): void {
  const { removeChild, insertBefore } = prototype;

  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode) removeChild.call(child.parentNode, child);
    return child;
  };

  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    let place = before;
    while (place && place.parentNode !== this) place = place.parentNode;
    insertBefore.call(this, node, place);
    return node;
  };
}
