/** Loaded only where staff are; on failure the tab keeps its own login. */
export async function joinTabs(): Promise<void> {
  try {
    const tabs = await import('./auth-tabs');
    await tabs.joinTabs();
  } catch {}
}
