import type { Feature } from '../../hub/feature.ts'
import { HandsetBanner } from './handset-banner.tsx'
import { HandsetDialog } from './handset-dialog.tsx'

export const handset: Feature = {
  key: 'handset',
  slots: { banner: HandsetBanner, layer: HandsetDialog },
}
