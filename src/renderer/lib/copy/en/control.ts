import type { controlCopy } from '../control.ts'
import { counted, type English } from './english.ts'

export const controlEnglish: English<typeof controlCopy> = {
  yes: 'Yes',
  no: 'No',
  close: 'Close',
  done: 'Done',
  notDone: 'Not done',
  required: 'Required',
  optional: 'Optional',
  notSet: 'Not set',
  missing: (n) => counted(n, 'empty field'),
  toMissing: 'Fill in',
  newTab: 'Opens in a new tab',
  loading: 'Loading',
  loadFailed: 'Could not load.',
  retry: 'Try again',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  characters: (count) => counted(count, 'character'),
  tabBar: 'Main',

  carousel: {
    role: 'carousel',
    slideRole: 'slide',
    previous: 'Previous photo',
    next: 'Next photo',
    slide: (number) => `Photo ${number}`,
  },

  chat: {
    send: 'Send',
    sending: 'Sending…',
    failed: 'Not sent',
    retry: 'Send again',
    discard: 'Discard',
    newMessages: 'New messages',
  },

  countdown: { left: (rest) => `${rest} left`, over: 'Ended' },

  pager: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (number) => `Page ${number}`,
  },
}
