import { useHomeFlags } from '../../features/home/home-flags.ts'
import { PageSkeleton } from '../skeleton/page-skeleton.tsx'

/** Redirects /home to the missing step (D-30), which then shows the flashes of the address. */
export function HomeRedirect({ to }: { to: string }) {
  useHomeFlags(to)
  return <PageSkeleton />
}
