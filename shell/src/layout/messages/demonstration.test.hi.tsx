import { identity } from '@university/shared/identity';
import { renderToString } from 'react-dom/server';
import { Demonstration } from './Demonstration';

it('the bar of a demonstration is in Hindi, before and after its season', () => {
  const text = (today: string) => {
    identity.demonstration = { offset: -1, today };
    return renderToString(<Demonstration />).replace(/<[^>]+>/g, '');
  };
  expect(text('2025-08-16')).toBe('डेमो वेबसाइट: यहाँ आज की तिथि 16 अगस्त 2025 है।');
  expect(text('2025-08-21')).toMatch(/^डेमो वेबसाइट: यहाँ आज की तिथि 21 अगस्त 2025 है। .*“npm start”/);
  identity.demonstration = undefined;
});
