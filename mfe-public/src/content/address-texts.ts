/** How pages of text are called in the list of routes: visitors see it only where nobody has written the page. */
export const addressTexts = {
  aboutUs: 'Page about the university',
  academics: 'Page about academics',
  administration: 'Page about the administration',
  administrative: 'Section of the administration',
  alumni: 'Page for alumni',
  amenities: 'Page about amenities',
  policies: 'Policy of the website',
  describe: (title: string) => `Page of text: ${title}.`,
  any: { title: 'Page', description: 'Page of text at an address of its own.' },
} as const;
