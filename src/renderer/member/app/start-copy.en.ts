import type { English } from '../../lib/copy/en/english.ts'
import type { startCopy } from './start-copy.ts'

export const startEnglish: English<typeof startCopy> = {
  notLoaded: 'Could not load. Check your connection and reload.',
  late: 'Still not loaded. Check your connection and reload.',
  notStarted: 'Yoimachi could not start. Update your browser and reload.',
  reload: 'Reload',
}
