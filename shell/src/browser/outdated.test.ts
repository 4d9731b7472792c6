import { waitFor } from '@testing-library/react';
import { useAreas } from '../site/contexts';
import { Outdated } from './outdated';

describe('an outdated page', () => {
  const lost = new Error('Loading chunk 1 failed');

  let served: string | null;
  let outdated: Outdated;
  beforeEach(() => {
    served = 'new';
    sessionStorage.clear();
    useAreas.setState({ isOutdated: false });
    Object.assign(globalThis, {
      fetch: jest.fn(async () => {
        if (served === null) throw new TypeError('Failed to fetch');
        return { json: async () => ({ release: served }) };
      }),
    });
    outdated = new Outdated('old');
    goTo('/courses#fees');
  });
  let opened: jest.Mock;
  let navigate: jest.Mock;
  function goTo(target: string | null) {
    opened = jest.fn();
    navigate = jest.fn();
    outdated.open = opened;
    outdated.router = {
      state: { navigation: target ? { state: 'loading', location: target } : { state: 'idle' }, location: '/here' },
      navigate,
      createHref: (to: string) => to,
    } as never;
  }

  const settles = () => Promise.race([outdated.openAnew(lost), waitFor(() => expect(opened).toHaveBeenCalled())]);

  it('whoever comes back finds the page they left at rest', async () => {
    await settles();
    const back = (persisted: boolean) => window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
    back(false);
    expect(navigate).not.toHaveBeenCalled();
    back(true);
    expect(navigate).toHaveBeenCalledWith('/here', { replace: true });
  });

  it.each([
    ['serves the same', 'old'],
    ['does not answer', null],
  ])('leaves it at the error while the site %s', async (_says, answer) => {
    served = answer;
    await expect(outdated.openAnew(lost)).rejects.toBe(lost);
    expect(opened).not.toHaveBeenCalled();
    expect(useAreas.getState().isOutdated).toBe(false);
  });

  describe('a script of the page on screen that does not come', () => {
    const fail = (integrity = 'sha384-A') => {
      const script = document.body.appendChild(document.createElement('script'));
      Object.assign(script, { integrity });
      script.dispatchEvent(new Event('error'));
      script.remove();
    };

    test('is told when the site has other code by now', async () => {
      goTo(null);
      fail();
      await waitFor(() => expect(useAreas.getState().isOutdated).toBe(true));
    });

    test('is not asked about where it is not the site’s own', () => {
      goTo(null);
      fail('');
      window.dispatchEvent(new Event('error'));
      expect(fetch).not.toHaveBeenCalled();
    });
  });
});
