/*
 * All global styles, Blueprint's among them in a layer of its own, so that any rule of ours wins whatever the order
 * of loading. Imported dynamically: a stylesheet in the head would hold back the splash.
 */
import './base.css';
