import type { English } from '../../../lib/copy/en/english.ts'
import { formEnglish } from '../../../lib/copy/en/form.ts'
import type { tutorialCopy } from './copy.ts'

export const tutorialEnglish: English<typeof tutorialCopy> = {
  lead: 'A guide to read before you start. It takes about 3 minutes.',

  sections: [
    {
      heading: 'How it works',
      paragraphs: [
        'The AI and the operator introduce you, one by one, to men who may suit you.',
        'Read the profile and choose “Get in touch” or “Pass this time”. If you cannot decide at once, you can put it on hold for 7 days.',
        'You can receive up to 6 recommendations a day. This resets at 3:00 in the morning.',
      ],
    },
    {
      heading: 'Profile',
      paragraphs: [
        'Write about 50 characters or more on your ideal time together and your good sides. The more of your character comes across, the easier it is to find someone who suits you.',
        'You can also choose a sample picture as your photo. You do not need to show your face.',
      ],
    },
    {
      heading: 'Messages',
      paragraphs: [
        'A match opens the conversation. The first message comes from the woman.',
        'Sample greetings are ready. You can send them as they are, or rewrite them.',
        'Messages must not contain URLs.',
      ],
    },
    {
      heading: 'Safety and consent',
      paragraphs: [
        'Everything requires the consent of both of you. You can stop at any moment.',
        'Choose a place with people around for your first meeting. Be careful about sharing your address or workplace.',
        'Either of you can dissolve a match at any time. A dissolved match cannot be restored.',
      ],
    },
    {
      heading: 'If you need help',
      paragraphs: [
        'See “FAQ” in the menu for how things work.',
        'If something worries or upsets you, write to the operator at any time, also after a match is dissolved.',
        'If you feel in danger, do not hesitate to call the police at 110.',
      ],
    },
  ],

  official: {
    lead: 'Please follow Yoimachi’s official accounts.',
    note: formEnglish.confirmation.followHint,
    x: 'Official X',
    instagram: 'Official Instagram',
  },

  checks: {
    directMessage: 'If I use social networks, I have allowed direct messages in my settings',
    safety: 'I have read how to use the service safely',
  },

  submit: 'Go to home',
  failed: 'Your confirmation could not be saved. Please try again.',
}
