/** An entry of the helper in the item shape of the specification (ENTITY-08, FAQ-27); '' for what an entry does not have. */
export interface FaqItem {
  readonly id: number
  /** The question above; null on the first level. */
  readonly owner_id: number | null
  /** Label of the choice. */
  readonly items: string
  readonly question: string
  readonly anser: string
  readonly link_url: string
  readonly link_word: string
  readonly img_url: string
}

/** The entries below one, in their order; null for the first level. */
export function childrenOf(tree: readonly FaqItem[], id: number | null): FaqItem[] {
  return tree.filter(({ owner_id }) => owner_id === id)
}
