import type deck from '../../../fixtures/operator-messages.json'

/** What the operator writes to a member about. */
export type Occasion = (typeof deck)[number]['occasion']
