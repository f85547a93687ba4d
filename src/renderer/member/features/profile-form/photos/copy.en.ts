import type { English } from '../../../../lib/copy/en/english.ts'
import type { photoCopy } from './copy.ts'

export const photoEnglish: English<typeof photoCopy> = {
  slot: (n) => `Photo ${n}`,
  main: 'Main photo',
  add: 'Add a photo',
  change: 'Change the photo',
  delete: (n) => `Delete photo ${n}`,

  deleteDialog: { title: 'Confirm deletion', text: 'Delete this photo?' },

  notice: {
    removed: 'Photos of QR codes or genitals are deleted.',
    noReuse: 'Photos must not be used or copied without permission.',
    metadata: 'Location and other data are removed from photos when you add them.',
  },

  sample: {
    choose: 'Choose a sample',
    doNotUse: 'Don’t use a sample',
    hint: 'You can use a picture of scenery instead of a portrait.',
    option: (n) => `Sample ${n}`,
  },

  dropHint: 'You can also drop or paste a picture here',

  crop: { title: 'Adjust the photo', zoom: 'Zoom', use: 'Use this photo', cancel: 'Cancel' },

  uploading: (percent) => `Uploading… ${percent}%`,
  savedWithout: 'Your details have been saved. The photo could not be sent.',
  unsent: 'The photo could not be sent.',
  unsentMark: 'Not sent',
  resend: 'Send again',
  resendSlot: (n) => `Send photo ${n} again`,
  sent: 'The photo has been added.',
}
