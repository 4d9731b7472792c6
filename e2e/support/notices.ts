import { type APIRequestContext, expect } from '@playwright/test';
import { PDFDocument } from '@cantoo/pdf-lib';

/** Publishes a circular on a site with the demonstration, by the API. */
export async function uploadCircular(request: APIRequestContext, site: string, fileName: string): Promise<void> {
  const data = { email: 'notices@seu.example', password: 'demo-Skill-2025' };
  const { token } = await (await request.post(`${site}/api/v1/auth/login`, { data })).json();
  const document = await PDFDocument.create();
  document.addPage();
  const pdf = { name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from(await document.save()) };
  const headers = { authorization: `Bearer ${token}` };
  const multipart = { fileName, section: 'circulars', pdf };
  const answer = await request.post(`${site}/api/v1/notice/upload`, { headers, multipart });
  expect(answer.status(), await answer.text()).toBe(200);
}
