import type { Feature } from '../../hub/feature.ts'
import { StorageBanners } from './storage-banners.tsx'

export const storage: Feature = { key: 'storage', slots: { banner: StorageBanners } }
