import type { ComponentType } from 'react'
import { lazyWithFallback } from '../../shared/loading/lazy-with-fallback.ts'

interface Slots {
  /** FAQ helper as a modal from the menu (NAV-29, FAQ-30). Without it the entry links to /qa. */
  readonly FaqDialog: ComponentType<{ open: boolean; onClose: () => void }> | null
  /** Onboarding panel of a man on home (HOME-87, RANK-17); decides itself whether to show. */
  readonly RankLadder: ComponentType | null
  /** Animation for a gained rank (RANK-47); decides itself whether to show. */
  readonly RankUp: ComponentType<{ onDone?: (played: boolean) => void }> | null
}

/**
 * Parts of a feature inside another one. Features never import each other: the owner registers its part here, lazily so
 * that it stays a separate chunk, and the app passes it on.
 */
export const slots: Slots = {
  FaqDialog: lazyWithFallback(async () => (await import('../../features/faq/faq-helper.tsx')).FaqDialog),
  RankLadder: lazyWithFallback(async () => (await import('../../features/rank/ladder/rank-ladder.tsx')).RankLadder),
  RankUp: lazyWithFallback(async () => (await import('../../features/rank/ladder/rank-up.tsx')).RankUp),
}
