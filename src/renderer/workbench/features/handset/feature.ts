import type { Feature } from '../../hub/feature.ts'
import { HandsetBanner, HandsetDialog } from './handset.tsx'

export const handset: Feature = {
  key: 'handset',
  slots: { banner: HandsetBanner, layer: HandsetDialog },
}
