import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const texts: Translated<typeof english.texts> = {
  goBack: 'अपने ब्राउज़र के “पीछे” बटन से लौटें: आपने जो भरा था, वह वहीं मिलेगा।',
  again: 'या फिर से शुरू करें:',
  helpDesk: 'अगर ऐसा बार-बार हो, तो यहाँ लिखें:',
};
