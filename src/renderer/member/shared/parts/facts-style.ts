/** A profile in a wide frame (D-81): the picture stays at the left, what is known of the person stands at the right. */
export const pictureAndFacts =
  '@3xl:mx-auto @3xl:grid @3xl:w-full @3xl:max-w-page @3xl:flex-1 @3xl:grid-cols-[minmax(0,24.375rem)_minmax(0,1fr)] @3xl:items-start @3xl:gap-7 @3xl:px-8 @3xl:pt-1 @3xl:pb-10 @6xl:gap-11 @6xl:px-11'

/** The column at the right; the frame around both keeps the distance to the edges. */
export const factsColumn = '@3xl:p-0!'

/** The picture at the left: in view while the facts pass by. */
export const pictureColumn = '@3xl:sticky @3xl:top-6 @3xl:overflow-hidden @3xl:rounded-l @3xl:bg-transparent'

/** Two cards of facts, beside each other and of one height where there is room. */
export const pairOfCards = 'grid gap-4 @3xl:gap-5 @6xl:grid-cols-2'

/** The list of such a card: no label of two or three words takes a second line where there is room. */
export const fewFacts = '@3xl:grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)]'

/** A list that is as wide as the column, two facts in a line where there is room. */
export const manyFacts =
  '@3xl:grid-cols-[minmax(0,10rem)_minmax(0,1fr)] @6xl:grid-cols-[minmax(0,9rem)_minmax(0,1fr)_minmax(0,9rem)_minmax(0,1fr)]'
