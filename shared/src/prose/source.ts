/** What an editor of texts needs to know of how pages read them. Its code belongs where texts are written. */
export { CONTAINERS, type ContainerName, type ContainerToken } from './containers';
export { articleFrom, blockIn, tokensOf } from './markdown';
export { leads } from './parts';
export { isPictureAddress, pictureAddress } from './pictures';
export { Body as ArticleFrame } from './styles';
