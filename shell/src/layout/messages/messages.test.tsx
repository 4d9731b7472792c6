import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@university/shared';
import { identity } from '@university/shared/identity';
import { renderPage } from '@university/shared/testing';
import { renderToString } from 'react-dom/server';
import { SiteContext } from '../../site/contexts';
import { SiteAlerts } from './SiteAlerts';
import { Demonstration } from './Demonstration';
import { Toasts } from './Toasts';

describe('the bar of a demonstration', () => {
  afterEach(() => {
    identity.demonstration = undefined;
  });
  const text = (today?: string) => {
    identity.demonstration = today ? { offset: -1, today } : undefined;
    return renderToString(<Demonstration />).replace(/<[^>]+>/g, '');
  };

  it.each(['2025-08-16', '2025-08-20'])('says what day it is on %s', (today) =>
    expect(text(today)).toBe(`Demonstration: today is ${Number(today.slice(-2))} August 2025 here.`),
  );

  it('says after its season how to start it anew', () =>
    expect(text('2025-08-21')).toMatch(
      /^Demonstration: today is 21 August 2025 here\. .*delete the folder “data”.*“npm start”/,
    ));

  it('is not there where the day is the real one', () => expect(text()).toBe(''));
});

describe('alerts', () => {
  const alert = (_id: string, fileName: string, version = 1) => ({
    _id,
    fileName,
    version,
    fileLink: `/api/v1/notice/${_id}/file`,
    publishAt: '2025-08-14T06:00:00Z',
    summary: 'Not carried by every page',
  });

  const open = (notices: unknown[], paths: string[] = []) =>
    renderPage(
      <SiteContext
        value={{ routes: paths.map((path) => ({ id: 'mfe-a:one', path, title: '' })), slots: [], remotes: {} }}
      >
        <SiteAlerts />
        <main id="content" tabIndex={-1} />
      </SiteContext>,
      { api: { '/notice': { data: { notices } }, '/zone': { data: { zones: [] } } } },
    );

  const titles = async () => (await screen.findAllByRole('link')).map((link) => link.textContent);
  afterEach(() => sessionStorage.clear());

  it('an edited alert shows again', async () => {
    const { user, unmount } = open([alert('a', 'First words')]);
    await user.click(await screen.findByRole('button', { name: 'Close: First words' }));
    unmount();
    open([alert('a', 'First words', 2), alert('b', 'Another')]);
    expect(await titles()).toEqual(['First words', 'Another']);
  });
});

describe('toasts', () => {
  it('the live region is in the page from the beginning, empty', () =>
    expect(renderToString(<Toasts />)).toMatch(/<div[^>]*role="status"[^>]*><\/div>/));

  it('a message said before the toaster was loaded is shown, and can be closed', async () => {
    render(<Toasts />);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    act(() => toast.success('Notice published'));
    expect(await screen.findByText('Notice published')).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent('Notice published');
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByText('Notice published')).not.toBeInTheDocument());
  });

  it('messages of one id replace each other, others stand together', async () => {
    render(<Toasts />);
    act(() => {
      toast.error('Failed once', { id: 'save' });
      toast.error('Failed twice', { id: 'save' });
      toast.plain('Something else');
    });
    expect(await screen.findByText('Failed twice')).toBeVisible();
    expect(screen.getByText('Something else')).toBeVisible();
    expect(screen.queryByText('Failed once')).not.toBeInTheDocument();
  });
});
