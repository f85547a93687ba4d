import { HomePage } from '../features/home/home-page.tsx'

/** /home with the parts that other features give to it. */
export function HomeRoute() {
  return <HomePage />
}
