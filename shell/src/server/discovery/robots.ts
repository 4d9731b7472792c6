/** What search engines may read: everything but the staff area and the API, whose pages say nothing without a login. */
export function robots(publicUrl: string): string {
  return `User-agent: *
Disallow: /admin/
Disallow: /api/
Allow: /

Sitemap: ${publicUrl}/sitemap.xml
`;
}
