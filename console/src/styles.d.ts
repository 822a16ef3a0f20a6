/** The builder takes the styles that a file imports along. */
declare module "*.css";
