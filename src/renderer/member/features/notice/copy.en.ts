import type { English } from '../../../lib/copy/en/english.ts'
import { titlesEnglish } from '../../../lib/copy/en/titles.ts'
import type { noticeCopy } from './copy.ts'

export const noticeEnglish: English<typeof noticeCopy> = {
  title: titlesEnglish['/notice/index'],
  list: 'List of notices',
  empty: 'No notices yet.',
  emptyHint: 'Notices about new features and maintenance appear here.',
  notFound: 'The notice was not found.',
  toList: 'To the list of notices',
  back: 'Back',
}
