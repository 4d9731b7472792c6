/** Phones have 2 to 3 device pixels per pixel; two thirds of the width looks the same at half the bytes. */
export const PHONE_WIDE = '66vw';
