/** For the editor of texts. */
export { CONTAINERS, type ContainerName, type ContainerToken } from './containers';
export { articleFrom, blockIn, tokensOf } from './markdown';
export { leads } from './parts';
export { isPictureAddress, pictureAddress } from './pictures';
export { Body as ArticleFrame } from './styles';
