/** `Paper to CAD Basic` is `Basic` on the page of Paper to CAD. */
export function shortName(product: string, category: string): string {
  return product.startsWith(`${category} `) ? product.slice(category.length + 1) : product;
}
