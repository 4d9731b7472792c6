import type { Translated } from '@university/shared/language';
import type * as english from './texts';

export const why: Translated<typeof english.why> = {
  title: 'ऐसा क्यों हुआ?',
  loading: 'कारण लोड हो रहे हैं…',
  failed: 'कारण लोड नहीं हो सके। आपका परिणाम सुरक्षित है।',
  none: 'इस राउंड के कारण इस वेबसाइट पर नहीं हैं, क्योंकि इसकी सीटें कहीं और आवंटित हुईं।',
};

export const check: Translated<typeof english.check> = {
  title: 'क्या प्रकाशित परिणाम में आपका परिणाम यही है?',
  lead: 'इस राउंड के सभी परिणामों की एक डिजिटल छाप प्रकाशित है। आपका परिणाम उसका हिस्सा है। कोई उसे बदलता, तो डिजिटल छाप भी बदल जाती।',
  all: 'सीटें कैसे दी गईं',
  check: 'यहीं जाँचें',
  checking: 'जाँच हो रही है…',
  there: 'मिल गया: आपका परिणाम प्रकाशित डिजिटल छाप का हिस्सा है।',
  notThere: 'आपका परिणाम उसमें नहीं है। हमें बताएँ:',
  failed: 'आपका परिणाम अभी जाँचा नहीं जा सका। एक मिनट बाद फिर से कोशिश करें।',
};
