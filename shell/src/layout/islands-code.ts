export { Breadcrumbs } from './header/Breadcrumbs';
export { Footer } from './footer/Footer';
export { Navigation } from './navigation/Navigation';
export { RouteEffects } from './route-change/RouteEffects';
export { SiteAlerts } from './messages/SiteAlerts';
export { UtilityBar } from './header/UtilityBar';
