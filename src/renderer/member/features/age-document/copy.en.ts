import type { English } from '../../../lib/copy/en/english.ts'
import { gateEnglish } from '../../../lib/copy/en/form.ts'
import { titlesEnglish } from '../../../lib/copy/en/titles.ts'
import type { ageDocumentCopy } from './copy.ts'

export const ageDocumentEnglish: English<typeof ageDocumentCopy> = {
  title: titlesEnglish['/age_confirmation'],
  lead: `Photograph and submit one document that proves your age. The check is usually ${gateEnglish.document.usual}.`,

  rule: {
    title: 'When you take the photo',
    whole: ['clearly'],
    clear: 'Show the issuer and your date of birth clearly and unedited.',
    cover: 'Cover everything else (name, address, number, portrait).',
    edges: 'All four corners of the document must be visible.',
    highSchool: 'High-school students cannot use this service.',
    notApproved: 'A document whose issuer or date of birth cannot be read is not accepted.',
  },

  drawing: {
    label:
      'Example of a document: date of birth and issuer are visible; portrait, name, address and number are covered.',
    birthDate: 'Date of birth ○/○/○',
    issuer: '○○ Public Safety Commission',
    visible: 'Do not cover this',
  },

  document: {
    title: 'Documents you can use',
    notAccepted: 'Student cards are not accepted.',
  },

  file: {
    choose: 'Choose a image',
    change: 'Choose another image',
    takePhoto: 'Take a photo',
    hint: 'JPEG, PNG or WebP image',
    dropHint: 'You can also drop a image here',
    alt: 'Image of the chosen document',
  },

  submit: 'Submit',
  uploading: 'Uploading…',
  later: 'Please submit it again later',
  privacy: 'The image is used only to confirm your age and is deleted after the check. Partners never see it.',

  waiting: {
    heading: gateEnglish.document.underReview,
    lead: 'We will tell you in the app when it is finished.',
    received: 'Your document has been received',
    checking: 'Our staff are checking it',
    usual: gateEnglish.document.usual,
    start: 'Ready to use',
    startSoon: 'You can go on as soon as the check is finished',
    late: 'This is taking longer than usual. If you have questions, please ask the operator.',
    meanwhile: 'What you can do while you wait',
    profile: 'Improve your profile',
    conditions: 'Choose your partner conditions',
    guide: 'How to meet safely',
    operator: 'Ask the operator',
    opensLater: 'Recommendations, timeline and messages open after the check.',
    replace: 'Replace the document',
    replaceText:
      'If you are not sure about the photo, you can submit a new one. The check then starts again from that moment.',
  },

  state: gateEnglish.document,
  verifiedText: 'Your age is confirmed. You do not need to submit a document.',
  toHome: 'Go to home',
}
