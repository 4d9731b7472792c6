import { keyOf, spelling, withoutA } from './hindi/key';
import type * as english from './spelling';

/** Stop words as phonetic keys, so in both scripts. `Course` counts only alone. */
const EMPTY = new Set(
  (
    'है हैं था थी हो हूँ होगा होगी होता होती हुआ का की के को में मे से पर ने और या एक यह ये वह वे तो भी ही लिए लिये साथ ' +
    'कब क्या कैसे कैसा कैसी कहाँ कहां कौन कितना कितनी कितने किस क्यों कोई कुछ चाहिए चाहिये चाहता ' +
    'कर करें करे करना करूँ करते लें ले लेना मिले मिलेगा मिलेगी मिलेंगे मिलती मिलता आएगा आएगी आयेगा आयेगी जाएँ जाये जाए जाता गया ' +
    'मुझे मेरा मेरी मेरे हम हमें आप आपका अपना बारे बाद पास वाला वाले वाली करनी होना ' +
    'नहीं नही किसी जब अब सब बहुत रहा रही रहे सकता सकती सकते देना दे दिया बता बताओ बताएँ बताइए लगता लगती लगते लगेगा लगेगी लगेंगे ' +
    'मिल मिला मिली मिलना मिलने जा जाना जाने जाएगा अगर अच्छा सबसे देखें ' +
    'कोर्स ' +
    'hai hain ka ki ke ko me mein mai se par pe ne aur ya ek ye yeh wo woh to bhi hi liye lie sath ' +
    'kab kya kaise kaisa kaisi kaha kahan kaun kitna kitni kitne kis kyu kyon koi kuch chahiye ' +
    'kar kare karen karna le lena milega milegi milenge aayega aayegi ayega jaye jaye gaya gayi hoga hogi mujhe mera meri baad paas wala wale wali karni hona chahie ' +
    'nahi nahin kisi jab ab sab bahut raha rahi rahe sakta sakti sakte dena de diya bata batao lagta lagti lagte lagega lagegi ' +
    'lagenge mil mila mili milna milne ja jana jaana jane jayega jaega ho hu hun hota hoti agar acha accha sabse konsa kaunsa ' +
    'course ' +
    'a an and at by can do for from how i in is my of on or the to what when where which who with are be get have if it me much many not our please should that there this want we will you your best good'
  )
    .split(' ')
    .map(keyOf),
);

export const isEmpty: typeof english.isEmpty = (term) => EMPTY.has(term);

export const termOf: typeof english.termOf = keyOf;

const SHORTEST_BEGINNING = 2;

export const begunAs: typeof english.begunAs = (term) => {
  const sounds = withoutA(term);
  return sounds.length < SHORTEST_BEGINNING ? term : sounds;
};

export const BEGINS_ALIKE: typeof english.BEGINS_ALIKE = false;

export const lettersOf: typeof english.lettersOf = spelling;
