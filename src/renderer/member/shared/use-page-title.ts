import { useEffect } from 'react'
import { pageTitle } from '../../lib/copy/titles.ts'

/** Names the document after a page whose title is not in the route table (about pages). Runs after the router's own title. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = pageTitle(title)
  }, [title])
}
