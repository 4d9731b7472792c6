/** Titles in the list of routes; visitors see them only until the page is written. */
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
