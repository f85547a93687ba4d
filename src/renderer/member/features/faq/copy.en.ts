import type { English } from '../../../lib/copy/en/english.ts'
import { titlesEnglish } from '../../../lib/copy/en/titles.ts'
import type { faqCopy } from './copy.ts'

export const faqEnglish: English<typeof faqCopy> = {
  title: titlesEnglish['/qa'],
  lead: 'Choose the option closest to your question.',
  imageAlt: 'Explanatory image',
  back: 'Back',
  solved: 'Solved',
  notSolved: 'Not solved',
  thanks: 'We are glad we could help. Thank you.',
  toFirst: 'Back to the beginning',
  mail: {
    lead: 'Please ask us by email. Our staff will answer.',
    button: 'Ask by email',
    address: 'support@yoimachi.example',
    subject: '[Yoimachi] Question',
    body: 'Name:\nSocial account ID:\nEmail address:\nQuestion:',
  },
}
