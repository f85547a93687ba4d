import { useQuery } from '@tanstack/react-query'
import { Sex } from '../../../../contract/enums/member.ts'

/** Entry of the helper in the item shape of the specification (ENTITY-08, FAQ-27). Missing values are ''. */
export interface FaqItem {
  readonly id: number
  /** Parent question; null on the first level. */
  readonly owner_id: number | null
  readonly items: string
  readonly question: string
  readonly anser: string
  readonly link_url: string
  readonly link_word: string
  readonly img_url: string
}

/** Returns the children of an entry in order; null selects the first level. */
export function childrenOf(tree: readonly FaqItem[], id: number | null): FaqItem[] {
  return tree.filter(({ owner_id }) => owner_id === id)
}

/** Loads the questions of one sex from their own file when the helper opens (FAQ-27). */
export async function loadFaqTree(sex: Sex): Promise<readonly FaqItem[]> {
  const { default: tree } =
    sex === Sex.man
      ? await import('../../../../../fixtures/faq-male.json')
      : await import('../../../../../fixtures/faq-female.json')
  return tree
}

export function useFaqTree(sex: Sex) {
  return useQuery({ queryKey: ['faq', sex], queryFn: () => loadFaqTree(sex), staleTime: Number.POSITIVE_INFINITY })
}
