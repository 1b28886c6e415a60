// SPDX-License-Identifier: Apache-2.0
// Pages loaded over plain HTTP from another machine have no `navigator.clipboard`.

/** Resolves to whether it was copied. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = document.createElement('textarea');
    field.value = text;
    field.readOnly = true;
    // In the dialog, if one is open: outside it nothing can be selected.
    (document.activeElement?.closest('dialog') ?? document.body).append(field);
    field.select();
    const isCopied = document.execCommand('copy');
    field.remove();
    return isCopied;
  }
}
