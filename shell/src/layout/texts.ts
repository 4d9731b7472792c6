/** Every text of the shell. Specified sentences stand here word for word. */
export const texts = {
  skip: 'Skip to the content',
  menu: 'Menu',
  closeMenu: 'Close menu',
  search: 'Search',
  external: '(opens in a new tab)',
  notFound: {
    title: 'Page Not Found',
    text: 'The page you’re looking for doesn’t exist or has been moved. Let’s get you back to something helpful.',
    button: 'Go back home',
  },
  error: {
    title: 'Something went wrong.',
    text: 'Please refresh the page or try again later.',
    retry: 'Try again',
  },
  kept: 'A part of this page cannot respond right now. You can still read it.',
  forbidden: {
    title: 'Your role may not open this page',
    text: 'You are logged in, but this task belongs to another role. Ask the office that manages staff accounts if you need it.',
    button: 'Go to the dashboard',
  },
  loading: 'Loading…',
  needsScripts: 'This part of the page needs JavaScript.',
  facultyLogin: {
    title: 'Welcome, Faculty!',
    text: 'Please select your login portal.',
    own: 'University login',
    external: 'Faculty portal',
  },
  youtube: 'Youtube Links',
  close: 'Close',
  loggedInAs: 'Logged in as',
  logout: 'Log out',
} as const;
