/**
 * Shares the staff login with the other tabs of this browser; see auth-tabs.ts. Its code is loaded where staff are: who
 * reads a public page need not have it. Where it cannot be had, the tab stays by itself.
 */
export async function joinTabs(): Promise<void> {
  try {
    const tabs = await import('./auth-tabs');
    await tabs.joinTabs();
  } catch {
    // As in a browser without channels.
  }
}
