/** Home in a wide frame (D-81): today's tasks left, news right, partners below. A narrow frame stacks them. */
export const board = {
  page: '@3xl:grid-cols-[minmax(0,1fr)_19rem] @3xl:grid-rows-[auto_auto_1fr] @3xl:gap-x-6 @6xl:grid-cols-[minmax(0,1fr)_22rem]',
  /** Above both columns. */
  head: 'contents @3xl:col-span-2 @3xl:grid @3xl:gap-5',
  today: 'contents @3xl:col-start-1 @3xl:grid @3xl:content-start @3xl:gap-5',
  news: 'contents @3xl:col-start-2 @3xl:row-span-2 @3xl:grid @3xl:content-start @3xl:gap-5',
}
