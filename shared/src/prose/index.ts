export { ArticleBody } from './ArticleBody';
export { ArticlePage } from './ArticlePage';
export { EvenText } from './EvenText';
export { RichText } from './RichText';
export type { WriteBlock } from './article';
export { type BlockFamily, type GroupedRow, groupOf, isOfFamily, isOfGroup, writerOf } from './blocks';
export type { Article, Heading, ProsePart } from './markdown';
export { articleOf, proseOf } from './read';
export { cell, type Column, table, tableOfGroups } from './table';
