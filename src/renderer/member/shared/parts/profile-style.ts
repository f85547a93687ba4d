/** Layout of a profile in a wide frame (D-81). */
export const profileStyle = {
  /** Page: picture on the left, facts on the right; on an upright tablet the picture is narrower. */
  page: [
    '@3xl:mx-auto @3xl:grid @3xl:w-full @3xl:max-w-page @3xl:flex-1 @3xl:items-start @3xl:gap-7 @3xl:px-8 @3xl:pt-1 @3xl:pb-10',
    '@3xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] @4xl:grid-cols-[minmax(0,24.375rem)_minmax(0,1fr)]',
    '@6xl:gap-11 @6xl:px-11',
  ].join(' '),
  /** Column on the right; the surrounding frame has the padding. */
  facts: '@3xl:p-0!',
  /** Picture on the left, sticky while the facts scroll. */
  picture: '@3xl:sticky @3xl:top-6 @3xl:overflow-hidden @3xl:rounded-l @3xl:bg-transparent',
  /** Two fact cards side by side with equal height if there is room. */
  pair: 'grid gap-4 @3xl:gap-5 @6xl:grid-cols-2',
  /** List of such a card; labels of two or three words stay on one line if there is room. */
  few: '@4xl:grid-cols-[minmax(0,8.5rem)_minmax(0,1fr)]',
  /** List of the full column width, two facts per row if there is room. */
  many: [
    '@4xl:grid-cols-[minmax(0,10rem)_minmax(0,1fr)]',
    '@6xl:grid-cols-[minmax(0,9rem)_minmax(0,1fr)_minmax(0,9rem)_minmax(0,1fr)]',
  ].join(' '),
}
