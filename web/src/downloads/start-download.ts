/** Has the browser fetch a file beside the page: one that cannot be had leaves the page where it is. */
export function startDownload(url: string, fileName = ''): void {
  Object.assign(document.createElement('a'), { href: url, download: fileName }).click();
}
