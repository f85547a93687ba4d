import type { English } from '../../../../lib/copy/en/english.ts'
import type { ladderCopy } from './copy.ts'

export const ladderEnglish: English<typeof ladderCopy> = {
  lead: 'Five short videos. Please watch them in order.',
  counter: (n, total) => `${n} of ${total}`,
  watched: 'Watched',
  over: 'You have completed the videos.',
  play: 'Play',
  pause: 'Pause',
  replay: 'Watch again',
  captions: 'Captions',
  failed: 'Could not save. Please try again.',

  chapters: [
    {
      title: 'Introduction',
      captions: [
        'Welcome to Yoimachi, a place of quiet encounters for adults.',
        'The age of every member has been confirmed with a document.',
        'Every introduction begins with the woman’s choice. Men complete their profile and wait.',
        'Five videos explain how it works and what we promise each other.',
      ],
    },
    {
      title: 'How to write your profile',
      captions: [
        'Write at least 50 characters about yourself. With 140 or 300 your character comes across better.',
        'You can add up to 3 photos. Natural, tidy photos work best.',
        'Choose up to 3 strong points, and be honest.',
        'Your preferences help a partner decide without worry.',
      ],
    },
    {
      title: 'How recommendations work',
      captions: [
        'The AI and the operator introduce you to women whose area and tastes fit yours.',
        'You match when a woman chooses “Get in touch”.',
        'The higher your rank, the more often you are introduced.',
        'You can send a like to someone who interests you on the timeline.',
      ],
    },
    {
      title: 'Manners in messages',
      captions: [
        'The first message comes from the woman. Please wait quietly until then.',
        'Do not press for an answer. Respect your partner’s pace.',
        'Messages with URLs cannot be sent. Asking for personal information is also forbidden.',
        'Polite words make the best impression.',
      ],
    },
    {
      title: 'Safety and consent',
      captions: [
        'Everything requires the consent of both of you.',
        'Silence is not consent. Ask in words.',
        'If your partner says “stop”, stop at once. No reason is needed.',
        'Health, contraception and protection are your shared responsibility.',
        'If you need help, talk to the operator at any time.',
      ],
    },
  ],
}
