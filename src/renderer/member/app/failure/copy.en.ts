import type { English } from '../../../lib/copy/en/english.ts'
import type { storageCopy } from './copy.ts'

export const storageEnglish: English<typeof storageCopy> = {
  refused:
    'The settings of your browser do not allow storing data on this device. When you close this page, you are logged out and drafts are lost.',
  full: 'The storage of this device is full. Drafts are lost when you close this page.',
  close: 'Close',
}
