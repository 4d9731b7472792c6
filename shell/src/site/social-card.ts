/** Size of the picture beside a shared link, px; what social networks ask for. Source: https://ogp.me and the networks' guides. */
export const CARD = { width: 1200, height: 630 } as const;
