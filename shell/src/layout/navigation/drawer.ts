/** From this width on the ten items of the navigation stand in one line; below it they stand in a drawer. */
export const BAR = '(min-width: 80rem)';

/** The global style locks the page behind the drawer by this id. */
export const DRAWER_ID = 'site-menu';

/** The form of the header that opens search; buttons elsewhere belong to it too. */
export const SEARCH_FORM_ID = 'site-search';
