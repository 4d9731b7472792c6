export { Breadcrumbs } from './Breadcrumbs';
export { Footer } from './Footer';
export { Navigation } from './Navigation';
export { RouteEffects } from './RouteEffects';
export { SiteAlerts } from './SiteAlerts';
export { UtilityBar } from './UtilityBar';
