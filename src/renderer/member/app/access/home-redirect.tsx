import { useHomeFlags } from '../../features/home/home-flags.ts'
import { PageSkeleton } from '../skeleton/page-skeleton.tsx'

/** Leaves /home for the step that is missing (D-30); the banners of the address are shown there. */
export function HomeRedirect({ to }: { to: string }) {
  useHomeFlags(to)
  return <PageSkeleton />
}
